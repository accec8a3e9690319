export { DifferencesRepository, type Difference } from './ledger/differences.repository.js';

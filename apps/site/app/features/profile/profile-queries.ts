import type { PreviewReader } from '@kindling/contract/profiles/profile-values';
import { apiQuery } from '../../shared/api/api-query';

export const previewQuery = (as: PreviewReader) => apiQuery('previewProfile', { query: { as } });

import { NotFound } from '../shared/site/not-found';

export default NotFound;

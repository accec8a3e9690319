import { NotFound } from '../shared/site/failures/not-found';

export default NotFound;

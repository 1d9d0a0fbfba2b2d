import { jest } from 'frontage/jest.config';

export default jest();

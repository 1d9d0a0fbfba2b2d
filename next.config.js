import { frontage } from 'frontage/next.config';

export default frontage();

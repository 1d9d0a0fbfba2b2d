import 'frontage/testing/setUp';
import { setLocalKeys } from 'frontage/testing/localKeys';
import { localKeys } from '../src/resources/localKeys.ts';

setLocalKeys(localKeys);

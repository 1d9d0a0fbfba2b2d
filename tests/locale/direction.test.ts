import { isRightToLeft } from '../../src/locale/direction.ts';

test.each(['ar', 'ar-EG', 'fa', 'he', 'ur', 'yi', 'dv', 'ps', 'ckb', 'pa-PK', 'az-Arab'])(
  '%s is written from right to left',
  (language) => expect(isRightToLeft(language)).toBe(true),
);

test.each(['en', 'de', 'ja', 'zh-TW', 'pa', 'az', 'ar-Latn', 'arn'])(
  '%s is written from left to right',
  (language) => expect(isRightToLeft(language)).toBe(false),
);

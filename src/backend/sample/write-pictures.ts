import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePictures } from './pictures.ts';

// Draws the pictures of the sample anew: node src/backend/sample/write-pictures.ts
const folder = join(import.meta.dirname, '../../../public/sample');
mkdirSync(folder, { recursive: true });
for (const [name, picture] of samplePictures()) writeFileSync(join(folder, name), picture);

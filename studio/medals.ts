// Draws the medals of levels and badges into public/images: `npm --prefix studio run medals`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../scripts/lib/root.mjs';
import { badgeMedals, defaultBadge } from './medals/badges.ts';
import { levelMedals } from './medals/levels.ts';

const images = join(root, 'public/images');
const [name, drawing] = defaultBadge();
for (const [file, svg] of [...levelMedals(), ...badgeMedals(), [name, drawing] as const]) {
  mkdirSync(dirname(join(images, file)), { recursive: true });
  writeFileSync(join(images, file), svg);
}
await sharp(Buffer.from(drawing)).resize(160).png().toFile(join(images, 'default-badge.png'));

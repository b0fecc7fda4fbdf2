import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { publicPages as hindi } from '../../web/i18n/hi/public.ts';
import { publicPages as odia } from '../../web/i18n/or/public.ts';

/**
 * What those show who share a link to a page without a picture of its own, in Odia and in Hindi: the first words of Home beside the flower
 * of the English picture. `node scripts/share/make.ts`, after those words have changed.
 */

const folder = new URL('../../web/public/', import.meta.url);
const languages = [
  { name: 'or', home: odia.home, family: 'Noto Sans Oriya', from: 'noto-sans-oriya', face: 'NotoSansOriya' },
  {
    name: 'hi',
    home: hindi.home,
    family: 'Noto Sans Devanagari',
    from: 'noto-sans-devanagari',
    face: 'NotoSansDevanagari',
  },
];
/** Where the words of the English picture begin and end. */
const [LEFT, WIDTH] = [78, 560];

const english = await readFile(new URL('share.png', folder));
const { data: ground } = await sharp(english)
  .extract({ left: 0, top: 0, width: 1, height: 1 })
  .removeAlpha()
  .toColourspace('srgb')
  .raw()
  .toBuffer({ resolveWithObject: true });
const [r = 0, g = 0, b = 0] = ground;
for (const { name, home, family, from, face } of languages) {
  const letters = (text: string, size: number, colour: string, weight: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${text}</span>`,
        font: `${family} ${size}px`,
        fontfile: fileURLToPath(import.meta.resolve(`@expo-google-fonts/${from}/${weight}/${face}_${weight}.ttf`)),
        rgba: true,
        width: WIDTH,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const said = await letters(`${home.hero1}\n${home.hero2}`, 62, '#6d1a1f', '600SemiBold');
  const whose = await letters(home.title, 30, '#5c4a42', '400Regular');
  const top = Math.round((630 - said.info.height - 36 - whose.info.height) / 2);
  const blank = { create: { width: LEFT + WIDTH, height: 630, channels: 3, background: { r, g, b } } } as const;
  const picture = await sharp(english)
    .composite([
      { input: await sharp(blank).png().toBuffer(), left: 0, top: 0 },
      { input: said.data, left: LEFT, top },
      { input: whose.data, left: LEFT, top: top + said.info.height + 36 },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer();
  await writeFile(new URL(`share-${name}.png`, folder), picture);
  console.log(`share-${name}.png: ${(picture.length / 1000).toFixed(1)} kB`);
}

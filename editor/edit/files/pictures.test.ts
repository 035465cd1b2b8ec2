import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareUpload } from './pictures.ts';

test.each([
  ['photo (1).jpg', 'photo-1.jpg'],
  ['_MG_1234.jpg', 'mg-1234.jpg'],
  ['Q3_(final)_v2.JPG', 'q3-final-v2.jpg'],
  ['WhatsApp Image 2026-11-29 at 10.30.45 (2).jpeg', 'whatsapp-image-2026-11-29-at-10-30-45-2.jpeg'],
  ['图表.jpg', 'picture-1.jpg'],
  ['Größe.jpg', 'grosse.jpg'],
  ['taken.jpg', 'taken-2.jpg'],
])('%s becomes a name that the site shows: %s', async (name, shown) => {
  const bytes = await picture(900, 450).jpeg().toBuffer();
  const upload = await prepareUpload(name, bytes, new Set(['taken.jpg']));
  expect(upload.name).toBe(shown);
});

test('a large photograph is made small', async () => {
  const { bytes } = await prepareUpload('large.png', await picture(5000, 2500).png().toBuffer(), new Set());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 3200, height: 1600 });
});

test.each([
  ['a.heic', 'Export it as JPEG'],
  ['a.pdf', 'JPEG, PNG'],
  ['broken.png', 'is damaged'],
  ['text.mp4', 'are not those of video/mp4'],
])('%s cannot be shown, and a sentence says what to do', async (name, says) => {
  await expect(prepareUpload(name, new Uint8Array(20), new Set())).rejects.toThrow(says);
});

test('a picture of another kind than its name says, and an empty file, are refused', async () => {
  const bytes = await picture(900, 450).jpeg().toBuffer();
  await expect(prepareUpload('photo.png', bytes, new Set())).rejects.toThrow('its bytes are jpeg');
  await expect(prepareUpload('photo.png', new Uint8Array(), new Set())).rejects.toThrow('is empty');
});

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#204060' } });
}

import { expect, test } from 'vitest'
import { decodeBmp } from './decode-bmp.ts'

type Bitmap = { width: number; height: number; depth: number; compression?: number; palette?: number[]; masks?: number[]; rows: number[] }

function bitmap({ width, height, depth, compression = 0, palette = [], masks = [], rows }: Bitmap): Buffer {
  const headerSize = masks.length > 0 ? 56 : 40
  const bytes = Buffer.alloc(14 + headerSize + palette.length * 4 + rows.length)
  bytes.write('BM')
  bytes.writeUInt32LE(14 + headerSize + palette.length * 4, 10)
  bytes.writeUInt32LE(headerSize, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(depth, 28)
  bytes.writeUInt32LE(compression, 30)
  bytes.writeUInt32LE(palette.length, 46)
  for (const [at, mask] of masks.entries()) bytes.writeUInt32LE(mask, 54 + at * 4)
  for (const [at, color] of palette.entries()) bytes.writeUInt32LE(color, 14 + headerSize + at * 4)
  bytes.set(rows, 14 + headerSize + palette.length * 4)
  return bytes
}
const colors = (file: Bitmap) => decodeBmp(bitmap(file), 100)?.data.toString('hex').match(/.{8}/g)
const [red, blue] = ['ff0000ff', '0000ffff']
const [redBytes, blueBytes] = [
  [0, 0, 0xff],
  [0xff, 0, 0],
]

test('rows are stored from the bottom, or from the top with a negative height', () => {
  const rows = [...blueBytes, 0, ...redBytes, 0]
  expect(colors({ width: 1, height: 2, depth: 24, rows })).toEqual([red, blue])
  expect(colors({ width: 1, height: -2, depth: 24, rows })).toEqual([blue, red])
})

test.each([
  ['one bit', 1, [0b01000000, 0, 0, 0]],
  ['four bits', 4, [0x01, 0, 0, 0]],
  ['a byte', 8, [0, 1, 0, 0]],
])('the colors of a palette are read with %s a pixel', (_, depth, rows) =>
  expect(colors({ width: 2, height: 1, depth, palette: [0xff0000, 0x0000ff], rows })).toEqual([red, blue]),
)

test('masks name the bytes of a color and of its opacity', () => {
  const masks = [0xff, 0xff00, 0xff0000, 0xff000000]
  expect(colors({ width: 1, height: 1, depth: 32, compression: 3, masks, rows: [1, 2, 3, 0x80] })).toEqual(['01020380'])
})

test.each([
  ['too many pixels', { width: 101, height: 1, depth: 8, rows: Array.from({ length: 104 }, () => 0) }],
  ['missing rows', { width: 1, height: 2, depth: 24, rows: [0, 0, 0, 0] }],
  ['a compression', { width: 1, height: 1, depth: 8, compression: 1, palette: [0], rows: [0, 0, 0, 0] }],
  ['a negative width', { width: -1, height: 1, depth: 24, rows: [0, 0, 0, 0] }],
])('a bitmap with %s is not decoded', (_, file) => expect(decodeBmp(bitmap(file), 100)).toBeNull())

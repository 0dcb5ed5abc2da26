/** Uncompressed pixels, from the top row on, four bytes each: red, green, blue, opacity. */
type Pixels = { data: Buffer; width: number; height: number }

const uncompressed = 0
const withMasks = 3
const paletteDepths = [1, 4, 8]

/** Decodes a Windows bitmap of 1, 4, 8, 24 or 32 bits a pixel, which sharp cannot read. Null if it is another kind, broken, or has more pixels. */
export function decodeBmp(bytes: Uint8Array, maxPixels: number): Pixels | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 54 || file.readUInt32LE(14) < 40) return null
  const start = file.readUInt32LE(10)
  const [width, signedHeight] = [file.readInt32LE(18), file.readInt32LE(22)]
  const [height, depth, compression] = [Math.abs(signedHeight), file.readUInt16LE(28), file.readUInt32LE(30)]
  const rowLength = Math.ceil((width * depth) / 32) * 4
  if (width < 1 || height < 1 || width * height > maxPixels || start + rowLength * height > file.length) return null
  const colorAt = pixelReader(file, { depth, compression, start })
  if (!colorAt) return null
  const data = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    // A positive height counts the rows from the bottom.
    const row = start + rowLength * (signedHeight > 0 ? height - 1 - y : y)
    for (let x = 0; x < width; x += 1) data.writeUInt32BE(colorAt(row, x), (y * width + x) * 4)
  }
  return { data, width, height }
}

/** Reads the pixel at `x` of the row that starts at this byte, as 0xRRGGBBAA. */
type PixelReader = (row: number, x: number) => number
type Format = { depth: number; compression: number; start: number }

function pixelReader(file: Buffer, { depth, compression, start }: Format): PixelReader | null {
  if (depth === 24 && compression === uncompressed) return (row, x) => opaque(file, row + x * 3)
  if (depth === 32 && compression === uncompressed) return (row, x) => opaque(file, row + x * 4)
  if (depth === 32 && compression === withMasks) return maskedReader(file)
  if (paletteDepths.includes(depth) && compression === uncompressed) return paletteReader(file, depth, start)
  return null
}

// The bytes of a color are blue, green, red.
const opaque = (file: Buffer, at: number): number => file.readUIntLE(at, 3) * 0x100 + 0xff

function paletteReader(file: Buffer, depth: number, start: number): PixelReader | null {
  const palette = 14 + file.readUInt32LE(14)
  const colors = file.readUInt32LE(46) || 2 ** depth
  if (colors > 2 ** depth || palette + colors * 4 > start) return null
  return (row, x) => {
    const bit = x * depth
    const index = ((file[row + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
    return index < colors ? opaque(file, palette + index * 4) : 0xff
  }
}

/** The masks name the bits of a pixel for red, green, blue and opacity; only masks of whole bytes are read. */
function maskedReader(file: Buffer): PixelReader | null {
  if (file.length < 70) return null
  const hasAlphaMask = file.readUInt32LE(14) >= 56
  const masks = [54, 58, 62].map((at) => file.readUInt32LE(at))
  const alphaMask = hasAlphaMask ? file.readUInt32LE(66) : 0
  const shifts = masks.map(shiftOf)
  if (shifts.includes(-1)) return null
  const alphaShift = shiftOf(alphaMask)
  const [red = 0, green = 0, blue = 0] = shifts
  return (row, x) => {
    const pixel = file.readUInt32LE(row + x * 4)
    const alpha = alphaShift < 0 ? 0xff : (pixel >>> alphaShift) & 0xff
    const channel = (shift: number) => (pixel >>> shift) & 0xff
    return channel(red) * 0x1000000 + channel(green) * 0x10000 + channel(blue) * 0x100 + alpha
  }
}

const shiftOf = (mask: number): number => [0, 8, 16, 24].find((shift) => mask === (0xff << shift) >>> 0) ?? -1

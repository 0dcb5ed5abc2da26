import qrcode from 'qrcode'

/** A text as a QR code drawn in SVG, without a margin of its own. Its letters stand as bytes: seeking shorter kinds of segments costs more than it saves. */
export const qrSvg = (text: string): Promise<string> =>
  qrcode.toString([{ data: new TextEncoder().encode(text), mode: 'byte' }], { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })

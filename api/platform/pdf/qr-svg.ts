import qrcode from 'qrcode'

/** A text as a QR code in SVG, without margin. Encoded as bytes: searching for shorter segment types costs more than it saves. */
export const qrSvg = (text: string): Promise<string> =>
  qrcode.toString([{ data: new TextEncoder().encode(text), mode: 'byte' }], { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })

import qrcode from 'qrcode'

/** A text as a QR code drawn in SVG, without a margin of its own. */
export const qrSvg = (text: string): Promise<string> => qrcode.toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })

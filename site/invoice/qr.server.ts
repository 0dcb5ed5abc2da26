import { toString as drawQr } from 'qrcode'

/** A QR code as the inside of an SVG page, drawn on the server so that the browser needs no code for it. */
export const qrSvg = (text: string): Promise<string> => drawQr(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })

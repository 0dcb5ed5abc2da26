import { toString as drawQr } from 'qrcode'

/** A QR code as SVG, rendered on the server so that browsers load no QR library. */
export const qrSvg = (text: string): Promise<string> => drawQr(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })

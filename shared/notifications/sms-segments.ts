// GSM 03.38: what an SMS sends in 7 bits a character, and what takes two of them. Anything else makes the whole message UCS-2.
const basic = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/
const extended = /[\^{}\\[~\]|€]/g

/** The number of messages that a carrier sends and charges for a text: one of 70 Arabic characters, or 67 each of a longer one; of Latin letters 160 or 153. */
export function smsSegments(text: string): number {
  const isLatin = basic.test(text)
  const length = isLatin ? text.length + (text.match(extended)?.length ?? 0) : text.length
  const [alone, together] = isLatin ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / together)
}

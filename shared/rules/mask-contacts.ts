import { latinDigits } from '../utils/normalize-text.ts'

/** What takes the place of a hidden contact. */
const mask = '••••••'

const email = /[\p{L}\p{N}._%+-]+\s?(?:@|＠|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu
const messengers =
  /(?:https?:\/\/)?(?:[\w-]+\.)*(?:wa\.me|whatsapp\.com|t\.me|telegram\.(?:me|org)|m\.me|signal\.(?:me|group)|viber\.com|imo\.im|snapchat\.com|instagram\.com|facebook\.com|discord\.gg)(?:\/\S*)?/giu
const messengerSchemes = /(?:whatsapp|tg|viber|tel|sms|mailto|skype):\S+/giu

// Digits of any script in groups, with what people write between them.
const digitRuns = /\+?\(?\p{Nd}(?:[\s\u00a0().\-–_/]{0,3}\p{Nd})*/gu
const dates = /(?<!\d)(?:\d{1,2}([-/.])\d{1,2}\1\d{4}|\d{4}([-/.])\d{1,2}\2\d{1,2})(?!\d)/g
const phones: readonly RegExp[] = [
  /^(?:00|\+)?9660?5\d{8}$/, // Saudi mobile with its country code
  /^0?5\d{8}$/,
  /^(?:00|\+)?9660?1[1-7]\d{7}$/, // Saudi landline
  /^01[1-7]\d{7}$/,
  /^(?:9200|8001?)\d{5,6}$/,
  /^(?:00|\+)\d{9,15}$/,
]
const currency = /^[\s\u00a0]*(?:ريال|ر\.?\s?س|﷼|sar\b|sr\b|riyal)/i

/**
 * The text with phone numbers (digits of any script, together or spaced), emails and links to messengers hidden. Prices, dates and other
 * numbers stay. Source: decision 0072.
 */
export const maskContacts = (text: string): string =>
  maskPhones(text.replace(messengers, mask).replace(messengerSchemes, mask).replace(email, mask))

function maskPhones(text: string): string {
  return text.replace(digitRuns, (run, offset: number) => (currency.test(text.slice(offset + run.length)) ? run : maskRun(run)))
}

/** Hides each row of digit groups that forms a phone number; dates take no part. */
function maskRun(run: string): string {
  const plain = latinDigits(run)
  const groups = [...plain.matchAll(/\+?\d+/g)].map((found) => ({ text: found[0], start: found.index, end: found.index + found[0].length }))
  const taken = [...plain.matchAll(dates)].filter(isDate).map((found) => ({ start: found.index, end: found.index + found[0].length }))
  const free = groups.map(({ start }) => !taken.some((date) => date.start <= start && start < date.end))
  let masked = ''
  let shownUntil = 0
  for (let first = 0; first < groups.length; first++) {
    const last = free[first] ? lastOfPhone(groups, free, first) : -1
    const [from, until] = [groups[first], groups[last]]
    if (!from || !until) continue
    masked += run.slice(shownUntil, from.start) + mask
    shownUntil = until.end
    first = last
  }
  return masked + run.slice(shownUntil)
}

/** The last group of the longest phone number that starts with this group; -1 without one. */
function lastOfPhone(groups: readonly { text: string }[], free: readonly boolean[], first: number): number {
  let [digits, found] = ['', -1]
  for (let last = first; last < groups.length && free[last] && digits.length < 18; last++) {
    digits += groups[last]?.text ?? ''
    if (phones.some((phone) => phone.test(digits))) found = last
  }
  return found
}

function isDate([text]: RegExpExecArray): boolean {
  const numbers = text.split(/[-/.]/).map(Number)
  const year = Math.max(...numbers)
  const [small = 0, other = 0] = numbers.filter((number) => number !== year).sort((a, b) => a - b)
  return ((year >= 1400 && year <= 1500) || (year >= 1900 && year <= 2100)) && small >= 1 && small <= 12 && other <= 31
}

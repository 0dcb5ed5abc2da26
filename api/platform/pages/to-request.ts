import { RequestError } from '../http/errors.ts'

/** The request of a page as the site takes it. Throws 400 if the address is not valid, for example because of an odd Host header. */
export function toRequest(url: string, init: RequestInit): Request {
  if (!isAddress(url)) throw new RequestError('invalid', { en: 'The address is not valid', ar: 'العنوان غير صحيح' }, { status: 400 })
  return new Request(url, init)
}

// Credentials in an address, as of the Host header `a@b`, are valid in a URL but not in a request.
function isAddress(url: string): boolean {
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: 'none', password: '' }
  return username === '' && password === ''
}

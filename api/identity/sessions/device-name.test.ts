import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Chrome · Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`],
  ['Microsoft Edge · Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
  ['Chrome · Android', `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`],
  [
    'Safari · iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox · macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['okhttp', 'okhttp/4.9'],
  [null, 'Mozilla/5.0'],
  [null, '<script>alert(1)</script>'],
  [null, undefined],
])('%s is recognized from the user agent', (device, userAgent) => expect(deviceName(userAgent)).toBe(device))

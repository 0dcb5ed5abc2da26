import fc from 'fast-check'

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/** Texts that break parsers, databases, addresses and headers. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      'x\udfff',
      '\u202e\u200f',
      '-'.repeat(36),
      '00000000-0000-0000-0000-000000000000',
      'zzzzzzzz-zzzz-zzzz-zzzz-zzzzzzzzzzzz',
      '../../etc/passwd',
      '%00',
      '%E0%A4%A',
      '%',
      '\\',
      "'; drop table users; --",
      '{}',
      'null',
      'NaN',
      'true',
      '__proto__',
      'constructor',
      'a'.repeat(5_000),
      'ا'.repeat(3_000),
      '١٢٣',
      '+966512345678',
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
)

const oddNumber = fc.constantFrom(0, -0, -1, 1.5, 0.1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324, 999_999_999_999)

const oddInstant = fc.constantFrom(
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-12:00',
  '10000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '2026-01-01T25:61:61Z',
  '2026-01-01T00:00:00+99:99',
  '24:00',
  'P100000000000D',
  'PT-1S',
)

/** A parameter of an address: a text, a number, or a date written as text. */
export const oddParameter: fc.Arbitrary<string> = fc.oneof(oddText, oddNumber.map(String), oddInstant)

/** A JSON value in place of any other. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber },
  { weight: 2, arbitrary: oddInstant },
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: 1 } }, { ar: '\0', en: '\ud800' }, deep(200), ['\0'], [{}]),
)

/** A whole body that its content type does not promise. */
export const oddBody: fc.Arbitrary<{ type: string; body: string }> = fc.constantFrom(
  { type: 'application/json', body: '' },
  { type: 'application/json', body: '{' },
  { type: 'application/json', body: 'null' },
  { type: 'application/json', body: '[]' },
  { type: 'application/json', body: '"text"' },
  { type: 'application/json', body: '{"__proto__":{"is_super":true}}' },
  { type: 'application/json', body: '{"constructor":{"prototype":{"is_super":true}}}' },
  { type: 'application/json', body: `${'['.repeat(50_000)}${']'.repeat(50_000)}` },
  { type: 'application/json', body: '{"a":'.repeat(5_000) + 1 + '}'.repeat(5_000) },
  { type: 'application/json; charset=utf-16', body: '{}' },
  { type: 'text/plain', body: 'a=1' },
  { type: 'application/x-www-form-urlencoded', body: 'a=%00&b=%ED%A0%80&%=%' },
  { type: 'application/octet-stream', body: '\0\0' },
  { type: '\u00ff/x', body: 'x' },
  { type: 'multipart/form-data', body: 'x' },
  { type: 'multipart/form-data; boundary=', body: 'x' },
  { type: 'multipart/form-data; boundary=b', body: '' },
  { type: 'multipart/form-data; boundary=b', body: '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nord' },
  { type: 'multipart/form-data; boundary=b', body: part('name="__proto__"', 'order') },
  { type: 'multipart/form-data; boundary=b', body: part('name="constructor"', 'order') },
  { type: 'multipart/form-data; boundary=b', body: part('', 'order') },
  { type: 'multipart/form-data; boundary=b', body: part('name="file"', '%PDF-1.7\n%%EOF\n', 'application/pdf') },
  { type: 'multipart/form-data; boundary=b', body: part('name="file"; filename=""', '%PDF-1.7\n%%EOF\n', 'application/pdf') },
  { type: 'multipart/form-data; boundary=b', body: part('name="file"; filename="a\0b.csv"', 'id,name\r\n\0,\0', 'text/csv') },
  { type: 'multipart/form-data; boundary=b', body: part('name="file"; filename="a.png"', '\x89PNG\r\n\x1a\n', 'image/png') },
)

function part(disposition: string, content: string, type?: string): string {
  const lines = [`content-disposition: form-data${disposition && '; '}${disposition}`, ...(type ? [`content-type: ${type}`] : [])]
  return `--b\r\n${lines.join('\r\n')}\r\n\r\n${content}\r\n--b--\r\n`
}

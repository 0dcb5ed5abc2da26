import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { testApp } from '../../testing/test-app.ts'
import { files } from '../db/tables/files.ts'

const app = await testApp()
const { call, db, shared } = app

const tokenOf = async () => sessionToken(app, await newClient(app))
const photo = () => sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const upload = (token: string | undefined, purpose: string, filename: string, bytes: Uint8Array) =>
  call('POST', '/api/uploads', { ...(token && { token }), ...formDataBody({ purpose }, { name: 'file', filename, bytes }) })
const uploadError = async (purpose: string, filename: string, bytes: Uint8Array) => {
  const { status, body } = await upload(await tokenOf(), purpose, filename, bytes)
  return { status, message: body.errors?.file?.[0] }
}

test('an image is stored as WebP, upright, without location and camera', async () => {
  const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '24/1 42/1 0/1', GPSLatitudeRef: 'N' } }
  const bytes = await photo().withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const token = await tokenOf()
  const { status, body } = await upload(token, 'order', 'صورة المطبخ.JPG', bytes)
  expect({ status, data: body.data }).toMatchObject({
    status: 201,
    data: { name: 'صورة المطبخ.webp', mime: 'image/webp', width: 200, height: 300 },
  })
  const [row] = await db
    .select()
    .from(files)
    .where(eq(files.id, String(body.data?.id)))
  const stored = await shared.adapters.storage.get(row?.storage_key ?? '')
  const { format, exif: remaining } = await sharp(stored ?? Buffer.alloc(0)).metadata()
  expect({ format, remaining }).toEqual({ format: 'webp', remaining: undefined })
})

test('a PDF is stored unchanged and sent as a download that cannot run', async () => {
  const token = await tokenOf()
  const { body } = await upload(token, 'order', 'plan.pdf', pdf)
  const { status, headers, text } = await call('GET', String(body.data?.url), { token })
  expect(status).toBe(200)
  expect(text).toBe(pdf.toString())
  expect(headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' },
    ...{ 'content-disposition': "attachment; filename*=UTF-8''plan.pdf", 'content-security-policy': "default-src 'none'; sandbox" },
  })
})

test('an SVG is rejected under any name, except as the image of an offer', async () => {
  for (const name of ['logo.svg', 'logo.png', 'logo.pdf'])
    expect(await uploadError('order', name, svg)).toEqual({ status: 422, message: 'This file type is not supported' })
  expect((await uploadError('offer', 'logo.png', svg)).message).toBe('The content of the file does not match its name')
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">'
/** A bitmap of two red pixels. */
function bitmap(): Buffer {
  const bytes = Buffer.alloc(62)
  bytes.write('BM')
  for (const [at, value] of [
    [2, 62],
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 2],
    [34, 8],
  ] as const)
    bytes.writeUInt32LE(value, at)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  bytes.set([0, 0, 0xff], 54)
  bytes.set([0, 0, 0xff], 58)
  return bytes
}

test.each([
  [
    'a drawing',
    'offer.svg',
    Buffer.from(`<?xml version="1.0"?>\n<!-- x -->${drawing}<rect width="40" height="20" fill="red"/></svg>`),
    40,
    20,
  ],
  ['a bitmap', 'offer.bmp', bitmap(), 1, 2],
] as const)('%s as the image of an offer is stored as pixels', async (_, filename, bytes, width, height) => {
  const { status, body } = await upload(await tokenOf(), 'offer', filename, bytes)
  expect({ status, data: body.data }).toMatchObject({ status: 201, data: { name: 'offer.webp', mime: 'image/webp', width, height } })
  const [row] = await db
    .select()
    .from(files)
    .where(eq(files.id, String(body.data?.id)))
  const stored = await shared.adapters.storage.get(row?.storage_key ?? '')
  const pixels = await sharp(stored ?? Buffer.alloc(0))
    .removeAlpha()
    .raw()
    .toBuffer()
  expect((pixels[0] ?? 0) > 200 && (pixels[2] ?? 255) < 60).toBe(true)
})

test('a drawing that declares entities, and a bitmap that ends early, are rejected', async () => {
  const entities = `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing}<text>&a;</text></svg>`
  expect((await uploadError('offer', 'offer.svg', Buffer.from(entities))).message).toBe('This file type is not supported')
  expect((await uploadError('offer', 'offer.bmp', bitmap().subarray(0, 58))).message).toBe('This file type is not supported')
})

test('content that does not match the name is rejected', async () => {
  expect((await uploadError('order', 'photo.jpg', pdf)).message).toBe('The content of the file does not match its name')
  expect((await uploadError('order', 'photo.exe', await photo().png().toBuffer())).message).toBe(
    'The content of the file does not match its name',
  )
})

test('a corrupt image is rejected', async () => {
  const whole = await photo().png().toBuffer()
  expect((await uploadError('order', 'photo.png', whole.subarray(0, 60))).status).toBe(422)
})

test('a file over 10 MB and an offer image over 5 MB are rejected with the limit', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
  expect(await uploadError('order', 'large.pdf', large)).toEqual({ status: 422, message: 'The file may have 10 MB at most' })
  const noise = await sharp({
    create: { width: 1400, height: 1400, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(5 * 1024 * 1024)
  expect((await uploadError('offer', 'offer.png', noise)).message).toBe('The file may have 5 MB at most')
})

test('the settings define the upload limit, in the back office too', async () => {
  const large = { name: 'file', filename: 'large.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]) }
  const token = await adminToken(app, ['faqs.edit'])
  const response = async () => (await call('POST', '/api/admin/uploads', { token, ...formDataBody({ kind: 'file' }, large) })).status
  expect([await response(), (await uploadError('order', large.filename, large.bytes)).status]).toEqual([422, 422])
  await storeSetting(app.createContext(), 'upload_megabytes', 12)
  expect([await response(), (await uploadError('order', large.filename, large.bytes)).status]).toEqual([201, 201])
  await storeSetting(app.createContext(), 'upload_megabytes', 2)
  const offer = await uploadError('offer', 'offer.png', Buffer.alloc(3 * 1024 * 1024, 1))
  expect(offer.message).toBe('The file may have 2 MB at most')
  await storeSetting(app.createContext(), 'upload_megabytes', 10)
})

test('offers and avatars accept only images, and only admins upload catalog images', async () => {
  expect((await uploadError('offer', 'offer.pdf', pdf)).status).toBe(422)
  expect((await uploadError('avatar', 'me.gif', await photo().gif().toBuffer())).status).toBe(422)
  expect((await uploadError('catalog', 'category.png', await photo().png().toBuffer())).status).toBe(403)
  expect((await upload(undefined, 'order', 'a.png', await photo().png().toBuffer())).status).toBe(401)
})

test('an avatar is private until a row shows it, counts in the quota, and a client has no gallery', async () => {
  const user = await newClient(app)
  const token = await sessionToken(app, user)
  const bytes = await photo().png().toBuffer()
  const { body } = await upload(token, 'avatar', 'me.png', bytes)
  expect((await call('GET', String(body.data?.url))).status).toBe(404)
  expect((await call('GET', String(body.data?.url), { token })).status).toBe(200)
  expect((await upload(token, 'gallery', 'work.png', bytes)).status).toBe(403)
  const [stored] = await db
    .select()
    .from(files)
    .where(eq(files.id, String(body.data?.id)))
  if (!stored) throw new Error('no file was stored')
  await db.insert(files).values(Array.from({ length: 99 }, (_, n) => ({ ...stored, id: crypto.randomUUID(), storage_key: `avatar-${n}` })))
  expect((await upload(token, 'avatar', 'me.png', bytes)).status).toBe(422)
})

test('a body without a file is an error on the field', async () => {
  const token = await tokenOf()
  const { status, body } = await call('POST', '/api/uploads', { token, ...formDataBody({ purpose: 'order' }) })
  expect({ status, message: body.errors?.file?.[0] }).toEqual({ status: 422, message: 'There is no valid file to upload. Choose a file' })
  expect((await call('POST', '/api/uploads', { token, body: { purpose: 'order' } })).status).toBe(415)
})

test('a private file is 404 for everyone except its owner', async () => {
  const owner = await tokenOf()
  const { body } = await upload(owner, 'order', 'photo.png', await photo().png().toBuffer())
  const url = String(body.data?.url)
  expect((await call('GET', url, { token: owner })).status).toBe(200)
  for (const token of [await tokenOf(), undefined, await adminToken(app, 'all')])
    expect((await call('GET', url, token ? { token } : {})).status).toBe(404)
  const office = url.replace('/api/', '/api/admin/')
  for (const permissions of ['all', ['orders.show'], []] as const)
    expect((await call('GET', office, { token: await adminToken(app, permissions) })).status).toBe(404)
  expect((await call('GET', office, { token: owner })).status).toBe(403)
})

test('a document of the back office is readable for its admin only until it is published', async () => {
  const token = await adminToken(app, ['faqs.edit'])
  const response = await call('POST', '/api/admin/uploads', {
    token,
    ...formDataBody({ kind: 'file' }, { name: 'file', filename: 'a.pdf', bytes: pdf }),
  })
  const url = String(response.body.data?.url)
  expect((await call('GET', url, { token })).status).toBe(200)
  expect((await call('GET', url)).status).toBe(404)
})

test('a catalog image is public, cached for a year, and resized to the requested width', async () => {
  const token = await adminToken(app, ['categories.edit'])
  const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const response = await call('POST', '/api/admin/uploads', {
    token,
    ...formDataBody({ kind: 'image' }, { name: 'file', filename: 'category.png', bytes }),
  })
  expect(response.status).toBe(201)
  const url = String(response.body.data?.url)
  const resized = await call('GET', `${url}?w=300`)
  expect(resized).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  })
  await call('GET', `${url}?w=310`)
  const storedNames = await readdir(join(shared.env.DATA_DIR, 'files', String(response.body.data?.id).slice(0, 2)))
  expect(storedNames.filter((name) => name.includes('.webp.w')).map((name) => name.replace(/^.*\.webp\.w/, ''))).toEqual(['384.webp'])
})

test('a user has a bound of files that are not attached to anything', async () => {
  const user = await newClient(app)
  const token = await sessionToken(app, user)
  const bytes = await photo().png().toBuffer()
  const waiting = {
    kind: 'image',
    owner_user_id: user.id,
    name: 'a.webp',
    mime: 'image/webp',
    size_bytes: 1,
    created_at: app.clock.now(),
  } as const
  await db.insert(files).values(Array.from({ length: 100 }, (_, n) => ({ ...waiting, storage_key: `none-${n}` })))
  expect(await upload(token, 'order', 'a.png', bytes)).toMatchObject({
    status: 422,
    body: { errors: { file: ['You have uploaded many files that you have not sent. Send them first, or wait a week'] } },
  })
  await db.delete(files).where(eq(files.owner_user_id, user.id))
  await db.insert(files).values({ ...waiting, storage_key: 'none', size_bytes: 200 * 1024 * 1024 })
  expect((await upload(token, 'order', 'a.png', bytes)).status).toBe(422)
  await db.delete(files).where(eq(files.owner_user_id, user.id))
  expect((await upload(token, 'order', 'a.png', bytes)).status).toBe(201)
})

import { expect, test } from 'vitest'
import type { Path } from '../kinds.ts'
import { createUploads, sortBySelection, type UploadTarget } from './uploads.ts'

const picture = new File(['a'], 'front.png')
const image: Path = ['image']

/** A form with an input at this path, whose uploads succeed or fail when the test says so. */
function formWith(path: Path) {
  const uploads = createUploads()
  const requests: { file: File; signal: AbortSignal; end: PromiseWithResolvers<string> }[] = []
  const uploaded: string[] = []
  const targetAt = (target: Path): UploadTarget => ({
    send: (file, { signal }) => {
      const end = Promise.withResolvers<string>()
      requests.push({ file, signal, end })
      return end.promise
    },
    rejectionOf: ({ size }) => (size > 5 ? 'too large' : null),
    reasonOf: (error) => String(error),
    canRetry: (error) => error === 'no connection',
    onUploaded: (id) => uploaded.push(`${target.join('.')}: ${id}`),
  })
  const mount = (target: Path) => uploads.addTarget(target.join('.'), () => targetAt(target))
  return { uploads, requests, uploaded, mount, unmount: mount(path) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a form waits while a file uploads, and no longer once it is stored', async () => {
  const { uploads, requests, uploaded } = formWith(image)
  uploads.send(image, [picture])
  expect(uploads.running()).toBe(1)
  requests[0]?.end.resolve('id-1')
  await settled()
  expect(uploads.running()).toBe(0)
  expect(uploaded).toEqual(['image: id-1'])
})

test('a failed file stays at its field with the reason and can be retried', async () => {
  const { uploads, requests, uploaded } = formWith(image)
  uploads.send(image, [picture])
  requests[0]?.end.reject('no connection')
  await settled()
  expect(uploads.at(image)).toMatchObject([{ file: picture, failure: 'no connection', canRetry: true }])
  expect([uploads.running(), uploads.hasFailed(image)]).toEqual([0, true])
  uploads.retry(uploads.at(image)[0]?.key ?? 0)
  expect([uploads.running(), uploads.hasFailed(image)]).toEqual([1, false])
  expect(requests[1]?.file).toBe(picture)
  requests[1]?.end.resolve('id-2')
  await settled()
  expect(uploaded).toEqual(['image: id-2'])
})

test('a file that is too large is rejected without being sent', () => {
  const { uploads, requests } = formWith(image)
  uploads.send(image, [new File(['too long'], 'big.png')])
  expect(uploads.at(image)).toMatchObject([{ failure: 'too large', canRetry: false }])
  expect(requests).toEqual([])
})

test('a file that the server rejects for good is not offered again', async () => {
  const { uploads, requests } = formWith(image)
  uploads.send(image, [picture])
  requests[0]?.end.reject('not an image')
  await settled()
  expect(uploads.at(image)).toMatchObject([{ failure: 'not an image', canRetry: false }])
})

test('a cancelled upload is aborted and never stored', async () => {
  const { uploads, requests, uploaded } = formWith(image)
  uploads.send(image, [picture])
  uploads.cancel(uploads.at(image)[0]?.key ?? 0)
  expect([uploads.running(), requests[0]?.signal.aborted]).toEqual([0, true])
  requests[0]?.end.resolve('id-1')
  await settled()
  expect(uploaded).toEqual([])
})

test('an upload of a removed field does not block the form', () => {
  const { uploads, unmount } = formWith(image)
  uploads.send(image, [picture])
  unmount()
  expect(uploads.running()).toBe(0)
})

test('a moved list entry keeps its upload', async () => {
  const { uploads, requests, uploaded, mount } = formWith(['variants', 0, 'image'])
  mount(['variants', 1, 'image'])
  uploads.send(['variants', 0, 'image'], [picture])
  uploads.reorder(['variants'], (index) => 1 - index)
  requests[0]?.end.resolve('id-1')
  await settled()
  expect(uploaded).toEqual(['variants.1.image: id-1'])
})

test('removing a list entry aborts its upload', () => {
  const { uploads, requests } = formWith(['variants', 0, 'image'])
  uploads.send(['variants', 0, 'image'], [picture])
  uploads.reorder(['variants'], (index) => (index === 0 ? null : index - 1))
  expect([uploads.all(), requests[0]?.signal.aborted]).toEqual([[], true])
})

test('uploads that finish out of order are sorted by selection, after the existing images', () => {
  const selectionOrder = new Map([
    ['second', 2],
    ['first', 1],
  ])
  expect(sortBySelection(['old', 'older', 'second', 'first'], selectionOrder)).toEqual(['old', 'older', 'first', 'second'])
})

test('duplicates are removed', () => {
  expect(sortBySelection(['a', 'a'], new Map([['a', 1]]))).toEqual(['a'])
})

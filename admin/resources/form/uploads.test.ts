import { expect, test } from 'vitest'
import type { Path } from '../../fields/kinds.ts'
import { createUploads, type Receiver } from './uploads.ts'

const picture = new File(['a'], 'front.png')
const image: Path = ['image']

/** A form with an input at this path, whose files arrive or fail when the test says so. */
function formWith(path: Path) {
  const uploads = createUploads()
  const sent: { file: File; signal: AbortSignal; end: PromiseWithResolvers<string> }[] = []
  const arrived: string[] = []
  const receiverAt = (place: Path): Receiver => ({
    send: (file, { signal }) => {
      const end = Promise.withResolvers<string>()
      sent.push({ file, signal, end })
      return end.promise
    },
    refusalOf: ({ size }) => (size > 5 ? 'too large' : null),
    reasonOf: (error) => String(error),
    arrived: (id) => arrived.push(`${place.join('.')}: ${id}`),
  })
  const stand = (place: Path) => uploads.receive(place.join('.'), () => receiverAt(place))
  return { uploads, sent, arrived, stand, leave: stand(path) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a form waits while a file is on its way, and no longer when it has arrived', async () => {
  const { uploads, sent, arrived } = formWith(image)
  uploads.send(image, [picture])
  expect(uploads.running()).toBe(1)
  sent[0]?.end.resolve('id-1')
  await settled()
  expect(uploads.running()).toBe(0)
  expect(arrived).toEqual(['image: id-1'])
})

test('a file that failed keeps standing at its field with the reason, and the same file is sent again', async () => {
  const { uploads, sent, arrived } = formWith(image)
  uploads.send(image, [picture])
  sent[0]?.end.reject('no connection')
  await settled()
  expect(uploads.at(image)).toMatchObject([{ file: picture, failure: 'no connection' }])
  expect([uploads.running(), uploads.hasFailed(image)]).toEqual([0, true])
  uploads.retry(uploads.at(image)[0]?.key ?? 0)
  expect([uploads.running(), uploads.hasFailed(image)]).toEqual([1, false])
  expect(sent[1]?.file).toBe(picture)
  sent[1]?.end.resolve('id-2')
  await settled()
  expect(arrived).toEqual(['image: id-2'])
})

test('a file that is too large is refused without being sent', () => {
  const { uploads, sent } = formWith(image)
  uploads.send(image, [new File(['too long'], 'big.png')])
  expect(uploads.at(image)[0]?.failure).toBe('too large')
  expect(sent).toEqual([])
})

test('a file that is taken back is broken off and never arrives', async () => {
  const { uploads, sent, arrived } = formWith(image)
  uploads.send(image, [picture])
  uploads.cancel(uploads.at(image)[0]?.key ?? 0)
  expect([uploads.running(), sent[0]?.signal.aborted]).toEqual([0, true])
  sent[0]?.end.resolve('id-1')
  await settled()
  expect(arrived).toEqual([])
})

test('a field that the form no longer asks for holds nobody up', () => {
  const { uploads, leave } = formWith(image)
  uploads.send(image, [picture])
  leave()
  expect(uploads.running()).toBe(0)
})

test('an entry of a list that moves takes its file along', async () => {
  const { uploads, sent, arrived, stand } = formWith(['variants', 0, 'image'])
  stand(['variants', 1, 'image'])
  uploads.send(['variants', 0, 'image'], [picture])
  uploads.reorder(['variants'], (index) => 1 - index)
  sent[0]?.end.resolve('id-1')
  await settled()
  expect(arrived).toEqual(['variants.1.image: id-1'])
})

test('an entry of a list that is removed breaks its file off', () => {
  const { uploads, sent } = formWith(['variants', 0, 'image'])
  uploads.send(['variants', 0, 'image'], [picture])
  uploads.reorder(['variants'], (index) => (index === 0 ? null : index - 1))
  expect([uploads.all(), sent[0]?.signal.aborted]).toEqual([[], true])
})

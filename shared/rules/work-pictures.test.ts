import { expect, test } from 'vitest'
import { workPictures } from './work-pictures.ts'

const image = (file_id: string, is_before?: boolean) => ({ file_id, caption: null, is_before })
const folded = (...images: Parameters<typeof workPictures>[0]) =>
  workPictures(images).map(({ file_id, before_file_id }) => (before_file_id ? `${before_file_id}>${file_id}` : file_id))

test('an image of the state before the work is shown with the next one', () => {
  expect(folded(image('a'), image('b', true), image('c'), image('d'))).toEqual(['a', 'b>c', 'd'])
})

test('without one after it, it is shown alone', () => {
  expect(folded(image('a', true), image('b', true), image('c'), image('d', true))).toEqual(['a', 'b>c', 'd'])
})

test('an image of the state before is never the finished work', () => {
  expect(workPictures([image('a', true), image('b', true), image('c')]).map(({ is_finished }) => is_finished)).toEqual([false, true])
})

test('a pair has the caption of the finished work, else that of the state before', () => {
  const caption = { ar: 'قبل', en: 'Before' }
  expect(workPictures([{ ...image('a', true), caption }, image('b')])).toEqual([
    { file_id: 'b', before_file_id: 'a', caption, is_finished: true },
  ])
})

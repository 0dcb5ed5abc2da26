import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'

const initials = (name: string) => renderToStaticMarkup(<Avatar name={name} />).match(/>([^<]*)</)?.[1]

test('the initials leave out articles and prepositions', () => {
  expect(initials('إتقان للصيانة')).toBe('إ\u2009ص')
  expect(initials('اللمسة الأخيرة')).toBe('ل\u2009أ')
  expect(initials('Itqan Maintenance Co')).toBe('I\u2009M')
})

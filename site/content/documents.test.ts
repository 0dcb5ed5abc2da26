import { expect, test } from 'vitest'
import { documentOf } from './documents.server.ts'

test.each(['about-us', 'about-site', 'privacy-policy', 'terms-and-conditions'] as const)(
  '%s says the same things in both languages',
  (name) => {
    const shape = (locale: 'ar' | 'en') =>
      documentOf(name, locale).sections.map(({ paragraphs, points }) => [paragraphs?.length ?? 0, points?.length ?? 0])
    expect(shape('ar')).toEqual(shape('en'))
  },
)

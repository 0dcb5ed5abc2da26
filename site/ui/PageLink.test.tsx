import { renderToStaticMarkup } from 'react-dom/server'
import { Link, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PageLink } from './PageLink.tsx'

const html = (link: React.ReactNode) => renderToStaticMarkup(<StaticRouter location="/orders">{link}</StaticRouter>)

test.each([
  '/',
  '/orders',
  '/orders/1/edit',
  '/orders?kind=private&tab=new',
  '/orders/',
  '//x',
  '/a/../b',
  '/orders?',
  '/faq#top',
  '/?q=1',
])('the server renders %s as the router does', (to) => {
  const props = { className: 'card', target: '_blank', preventScrollReset: true, 'aria-current': 'page' } as const
  expect(html(<PageLink {...props} to={to} />)).toBe(html(<Link {...props} to={to} />))
  expect(html(<PageLink to={to} discover="none" reloadDocument />)).toBe(html(<Link to={to} discover="none" reloadDocument />))
})

import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

// A path that React Router returns unchanged.
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^#]+)?$/

/** A link to a bare path ('/orders') in the page's language. */
export function PageLink({ to, ...rest }: Props) {
  const pathIn = usePathIn()
  const path = pathIn(to)
  if (import.meta.env.SSR && plainPath.test(path)) return <ServerLink {...rest} to={path} />
  return <Link prefetch="intent" {...rest} to={path} />
}

/** The element that `Link` renders on the server, without its hooks for the browser. */
const ServerLink = ({
  to,
  target,
  discover = 'render',
  onClick: _onClick,
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...attributes
}: Props) => <a {...attributes} href={to} target={target} data-discover={discover === 'render' ? 'true' : undefined} />

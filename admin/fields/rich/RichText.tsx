import { createElement, Fragment, type ReactNode } from 'react'

// The tags that the server lets stand; what is typed and not yet saved is held to the same.
const known = new Set(['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'br'])
const address = /^(https:\/\/|mailto:|tel:|\/(?!\/))/

/** Formatted text as elements, tag by tag: nothing of the HTML itself reaches the page. */
export const RichText = ({ html }: { html: string }) => (
  <div className="rich-text">{partsOf(new DOMParser().parseFromString(html, 'text/html').body)}</div>
)

const partsOf = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, at) => <Fragment key={keyOf(node, at)}>{partOf(node)}</Fragment>)

function partOf(node: Node): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null
  const tag = node.localName
  if (tag === 'br') return <br />
  if (known.has(tag)) return createElement(tag, null, ...partsOf(node))
  const href = tag === 'a' ? (node.getAttribute('href') ?? '') : ''
  if (!address.test(href)) return partsOf(node)
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {partsOf(node)}
    </a>
  )
}

// Parts of a text have no identity but their place.
const keyOf = (node: Node, at: number): string => `${node.nodeName}-${at}`

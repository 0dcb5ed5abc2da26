import { createElement, Fragment, type ReactNode } from 'react'

// The tags the server allows; also applied to text that is not saved yet.
const allowedTags = new Set(['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'br'])
const allowedUrl = /^(https:\/\/|mailto:|tel:|\/(?!\/))/

/** Renders rich text as React elements, allowed tags only: the HTML itself is never inserted. */
export const RichText = ({ html }: { html: string }) => (
  <div className="rich-text">{renderChildren(new DOMParser().parseFromString(html, 'text/html').body)}</div>
)

const renderChildren = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, at) => <Fragment key={keyOf(node, at)}>{renderNode(node)}</Fragment>)

function renderNode(node: Node): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null
  const tag = node.localName
  if (tag === 'br') return <br />
  if (allowedTags.has(tag)) return createElement(tag, null, ...renderChildren(node))
  const href = tag === 'a' ? (node.getAttribute('href') ?? '') : ''
  if (!allowedUrl.test(href)) return renderChildren(node)
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {renderChildren(node)}
    </a>
  )
}

// The parts of a text have no identity besides their index.
const keyOf = (node: Node, at: number): string => `${node.nodeName}-${at}`

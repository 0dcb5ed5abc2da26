import sanitizeHtml from 'sanitize-html'

/** What formatted text may hold: paragraphs, two ranks of headings, lists, emphasis, quotations and links. The back office's editor offers the same. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // What only looks otherwise is kept as what it means.
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p', a: outward },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'svg', 'math', 'title'],
}

/** The HTML with everything gone that may not stand in a page; safe to show as it is. */
export const sanitise = (html: string): string => sanitizeHtml(html, rules).trim()

// A page that is left by a link learns nothing of it, and its author nothing of us.
function outward(_: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = href === undefined ? {} : { href }
  return { tagName: 'a', attribs: href?.startsWith('https:') ? { ...attribs, rel: 'noopener noreferrer' } : attribs }
}

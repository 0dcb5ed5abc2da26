import sanitizeHtml from 'sanitize-html'

/** The HTML allowed in rich text: paragraphs, two heading levels, lists, emphasis, quotes and links. The back office's editor offers the same. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Equivalent tags are replaced, not dropped.
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p', a: externalLink },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'svg', 'math', 'title'],
}

/** The HTML with everything else removed; safe to render. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, rules).trim()

// External sites get neither a referrer nor a handle on our window.
function externalLink(_: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = href === undefined ? {} : { href }
  return { tagName: 'a', attribs: href?.startsWith('https:') ? { ...attribs, rel: 'noopener noreferrer' } : attribs }
}

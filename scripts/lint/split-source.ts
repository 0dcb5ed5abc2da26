/** The parts of a source file. Each has the length and the line breaks of the file; everything else is blank. */
export type SourceParts = { code: string; comments: string; strings: string }

const regexBefore = /(?:^|[=(,:[!&|?{};]|\b(?:return|typeof|case|in|of|void|yield|await))\s*$/
const special = /[/'"`{}]/g
const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** Splits TypeScript, JavaScript or CSS into code, comments and string contents. Template expressions count as code. */
export function splitSource(text: string): SourceParts {
  const parts: SourceParts = { code: '', comments: '', strings: '' }
  const add = (kind: keyof SourceParts, from: number, to: number) => {
    const chunk = text.slice(from, to)
    for (const part of ['code', 'comments', 'strings'] as const) parts[part] += part === kind ? chunk : blank(chunk)
    return to
  }
  // Depth of the braces in each open template expression.
  const templateDepths: number[] = []
  let at = 0
  while (at < text.length) {
    const char = text.charAt(at)
    const pair = text.slice(at, at + 2)
    if (pair === '/*') at = add('comments', at, endOf(text, '*/', at + 2))
    // `https://` in JSX text is no comment.
    else if (pair === '//' && text[at - 1] !== ':') at = add('comments', at, lineEnd(text, at))
    else if (char === '"' || char === "'") {
      const end = stringEnd(text, at)
      at = add('strings', add('code', at, at + 1), end)
      if (text[end] === char) at = add('code', at, at + 1)
    } else if (char === '`' || (char === '}' && templateDepths.at(-1) === 0)) {
      if (char === '}') templateDepths.pop()
      const end = templateEnd(text, at + 1)
      at = add('strings', add('code', at, at + 1), end)
      if (text.startsWith('${', end)) {
        templateDepths.push(0)
        at = add('code', at, at + 2)
      } else if (end < text.length) at = add('code', at, at + 1)
    } else if (char === '/' && regexBefore.test(lineStart(text, at))) at = add('code', at, regexEnd(text, at))
    else {
      const depth = templateDepths.at(-1)
      if (depth !== undefined && (char === '{' || char === '}')) templateDepths[templateDepths.length - 1] = depth + (char === '{' ? 1 : -1)
      special.lastIndex = at + 1
      at = add('code', at, special.exec(text)?.index ?? text.length)
    }
  }
  return parts
}

const endOf = (text: string, token: string, from: number): number => {
  const index = text.indexOf(token, from)
  return index < 0 ? text.length : index + token.length
}
const lineEnd = (text: string, from: number): number => {
  const index = text.indexOf('\n', from)
  return index < 0 ? text.length : index
}
const lineStart = (text: string, at: number): string => text.slice(text.lastIndexOf('\n', at - 1) + 1, at)

/** The index of the closing quote, or of the line end if the string is not closed (an apostrophe in JSX text). */
function stringEnd(text: string, from: number): number {
  const quote = text[from]
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === quote || text[at] === '\n') return at
  }
  return text.length
}

/** The index of the closing backtick or of the next template expression. */
function templateEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '`' || text.startsWith('${', at)) return at
  }
  return text.length
}

function regexEnd(text: string, from: number): number {
  let inClass = false
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '[') inClass = true
    else if (text[at] === ']') inClass = false
    else if (text[at] === '/' && !inClass) return at + 1
  }
  return from + 1
}

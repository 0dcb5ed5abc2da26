import { type ESTree, parseAst } from 'vite'

const generators = ['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']
type Edit = { component: string; start: number; end: number }

/**
 * A style module of antd without the code that generates the rules of the components in `rules`, the file that `antdStyles` writes. The
 * variables of a component are still set in the browser.
 */
export function omitAntdStyleCode(code: string, rules: string): string {
  const edits = findGenerators(parseAst(code)).filter(({ component }) => rules.includes(`|${component}|`))
  return edits.reduceRight((text, { start, end }) => `${text.slice(0, start)}() => []${text.slice(end)}`, code)
}

/** The functions that generate rules, the second argument of antd's generators, with the name of their component as the style file lists it. */
function findGenerators(node: unknown): Edit[] {
  if (Array.isArray(node)) return node.flatMap(findGenerators)
  if (!isNode(node)) return []
  const inner = Object.values(node).flatMap(findGenerators)
  if (node.type !== 'CallExpression') return inner
  const { callee, arguments: args } = node
  const [name, generate] = args
  if (callee.type !== 'Identifier' || !generators.includes(callee.name) || !name || !generate) return inner
  return [{ component: componentName(name), start: generate.start, end: generate.end }]
}

function componentName(name: ESTree.Node): string {
  if (name.type === 'Literal') return `${name.value}-${name.value}`
  if (name.type !== 'ArrayExpression') throw new Error(`omit-antd-style-code: unexpected name of type ${name.type}`)
  return name.elements.map((element) => (element?.type === 'Literal' ? element.value : '')).join('-')
}

// Safe: every object with a `type` in the tree of the parser is one of its nodes.
const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { root } from '../../environment/paths.ts'

// Of all fonts tried, only Tajawal's Arabic can be copied from a PDF correctly.
const fonts = join(root, 'api/node_modules/@expo-google-fonts/tajawal')
// The templates may import each other; they are named by their path in this folder.
const folder = join(root, 'api')
const weights = ['400Regular', '500Medium', '700Bold'] as const

let cachedCompiler: NodeCompiler | undefined
const sources = new Map<string, string>()
const evictEvery = 4
let documents = 0

/**
 * Compiles a Typst template of `api` with its data, as JSON, to a PDF. The template reads the data as JSON, never as markup. Stops the
 * process until it is done: the server calls `renderPdf` instead. Throws an Error with Typst's diagnostics if it does not compile.
 */
export const compilePdf = (template: string, data: string): Buffer =>
  compile(template, data, (compiler, document) => compiler.pdf(document))

/** Compiles the same pages to one SVG image, one below the other. */
export const compileSvg = (template: string, data: string): string =>
  compile(template, data, (compiler, document) => compiler.plainSvg(document))

function compile<T>(template: string, data: string, toOutput: (compiler: NodeCompiler, document: NodeTypstDocument) => T): T {
  const compiler = cachedCompiler ?? newCompiler()
  cachedCompiler = compiler
  const result = compiler.compile({ mainFileContent: readTemplate(template), inputs: { data } })
  const failure = result.takeDiagnostics()
  if (!result.result)
    throw new Error(`compile ${template}: ${failure ? JSON.stringify(compiler.fetchDiagnostics(failure)) : 'no document'}`)
  const output = toOutput(compiler, result.result)
  // Frees the compiler's memory of earlier documents after every few documents.
  if (++documents % evictEvery === 0) compiler.evictCache(1)
  return output
}

// Loading the fonts takes longer than a page, so it is done once, for the first document.
function newCompiler(): NodeCompiler {
  const fontBlobs = weights.map((weight) => readFileSync(join(fonts, weight, `Tajawal_${weight}.ttf`)))
  return NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] })
}

function readTemplate(template: string): string {
  const source = sources.get(template) ?? readFileSync(join(folder, template), 'utf8')
  sources.set(template, source)
  return source
}

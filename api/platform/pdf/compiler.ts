import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { root } from '../../paths.ts'

// Tajawal among all tried is the family whose Arabic can be copied out of a PDF whole.
const fonts = join(root, 'api/node_modules/@expo-google-fonts/tajawal')
const weights = ['400Regular', '500Medium', '700Bold'] as const

let kept: NodeCompiler | undefined
const sheets = new Map<string, string>()
const documentsKept = 4
let documents = 0

/**
 * Sets one sheet of this folder with its data and gives the PDF. Data is read by the sheet as JSON and never as markup.
 * Throws an Error with the sheet's own diagnostics where it cannot be set.
 */
export const pdfOf = (sheet: string, data: unknown): Buffer => set(sheet, data, (compiler, document) => compiler.pdf(document))

/** The same pages as one picture in SVG, one under the other. */
export const svgOf = (sheet: string, data: unknown): string => set(sheet, data, (compiler, document) => compiler.plainSvg(document))

function set<T>(sheet: string, data: unknown, draw: (compiler: NodeCompiler, document: NodeTypstDocument) => T): T {
  const compiler = kept ?? newCompiler()
  kept = compiler
  const result = compiler.compile({ mainFileContent: sourceOf(sheet), inputs: { data: JSON.stringify(data) } })
  const failure = result.takeDiagnostics()
  if (!result.result) throw new Error(`set ${sheet}: ${failure ? JSON.stringify(compiler.fetchDiagnostics(failure)) : 'no document'}`)
  const drawn = draw(compiler, result.result)
  // What earlier documents left in the compiler's memory goes, a few documents at a time.
  if (++documents % documentsKept === 0) compiler.evictCache(1)
  return drawn
}

// Reading the fonts costs more than a page: it is done once, at the first document.
function newCompiler(): NodeCompiler {
  const fontBlobs = weights.map((weight) => readFileSync(join(fonts, weight, `Tajawal_${weight}.ttf`)))
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }] })
}

function sourceOf(sheet: string): string {
  const source = sheets.get(sheet) ?? readFileSync(join(root, 'api/pdf', sheet), 'utf8')
  sheets.set(sheet, source)
  return source
}

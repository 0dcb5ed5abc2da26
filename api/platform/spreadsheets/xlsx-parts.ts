const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const pack = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const contentTypes = [
  xmlDeclaration,
  `<Types xmlns="${pack}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/>`,
  '</Types>',
].join('')

export const relations = `${xmlDeclaration}<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export const workbookRelations = [
  `${xmlDeclaration}<Relationships xmlns="${pack}/relationships">`,
  `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
  `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>`,
  '</Relationships>',
].join('')

/** The style of a cell with this format. 0 is plain, 1 the header. */
export const cellStyles = { amount: 2, day: 3, instant: 4 } as const

/** The styles by their number. */
export const styles = [
  `${xmlDeclaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00"/>`,
  '<numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="166" formatCode="dd\\-mm\\-yyyy\\ hh:mm:ss"/></numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/>',
  '<xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/>',
  '<xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>',
].join('')

/** The workbook with its one sheet. Excel limits the name of a sheet to 31 characters and forbids some of them. */
export const workbookXml = (name: string): string =>
  [
    `${xmlDeclaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>`,
    `<sheet name="${escapeXml(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ].join('')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// The limit of a cell in Excel. XML allows no control characters except tab and line ends.
const maxCellLength = 32_767

/** Escapes text for XML and truncates it to what a cell can hold. */
export const escapeXml = (text: string): string =>
  text
    .slice(0, maxCellLength)
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

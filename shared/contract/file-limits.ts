/** The most rows of a table in a PDF: half a second and 250 MB. More belong into a spreadsheet. */
export const maxPdfRows = 500
/** The most rows of one spreadsheet: more would fill the memory of the process. */
export const maxExportRows = 100_000
/** The rows of a report that the back office shows. */
export const maxReportRows = 500

/** The door of the package: the tables of cases, read and checked. For Node only. */

export {
  ANSWER_COLUMNS,
  type Answer,
  type AnswerCase,
  type AnswerColumn,
  type AnswerTable,
  readAnswerCases,
} from './answer-case.ts'
export { type MarkedFile, readMarkedFiles } from './marked-file.ts'
export {
  type ExpectedVerdict,
  type OtherAnswer,
  REPORT_KINDS,
  type ReportCase,
  type ReportFile,
  type ReportKind,
  readReportCases,
} from './report-case.ts'

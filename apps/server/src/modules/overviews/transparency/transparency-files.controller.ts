import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAgainstLaw } from '@kindling/contract/safety/restriction-kinds';
import {
  awaited,
  transparencyPeriod,
  type TransparencyCounts,
  type TransparencyReport,
} from '@kindling/contract/overviews/calls/transparency';
import { problem } from '../../../kernel/ground/problem.js';
import { GivenBrands, StaffFiles, type FileCell, type FilePages } from '../../console/staff/staff.api.js';
import { ShowTransparency } from './show-transparency.js';

/**
 * A transparency report as a file, to be published or handed over. Not a route of the JSON contract: it is streamed.
 */
@Controller()
export class TransparencyFilesController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly staffFiles: StaffFiles,
    private readonly showTransparency: ShowTransparency,
  ) {}

  @Get('/admin-api/transparency/:tenant/:period/report.csv')
  send(
    @Param('tenant') tenantId: string,
    @Param('period') period: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.staffFiles.send(request, reply, 'transparency:read', async (caller) => {
      if (!transparencyPeriod.safeParse(period).success) throw problem('not_found');
      const report = this.givenBrands.inBrand(tenantId, caller, () => this.showTransparency.report(period));
      // Before the file begins.
      await report;
      return {
        ...{ columns, name: `transparency-${tenantId}-${period}.csv` },
        audited: { action: 'list.exported', tenantId, changes: ['transparency', period] },
        isForSpreadsheets: true,
        pages: () => pagesOf(report),
      };
    });
  }
}

const columns = [
  ...['part', 'about', 'ground', 'basis', 'outcome', 'automated', 'after_a_report'],
  ...['count', 'median_hours', 'late'],
];

type Part = keyof TransparencyCounts;
type Line<P extends Part> = TransparencyCounts[P][number];

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

/** The cells between a line's part and its count. */
const told: { [P in Part]: (line: Line<P>) => FileCell[] } = {
  reports_received: ({ kind, reason }) => [kind, reason, null, null, null, null],
  reports_decided: ({ kind, outcome }) => [kind, null, null, outcome, null, null],
  restrictions_imposed: ({ kind, ground, automated, reported }) => [
    ...[kind, ground, isAgainstLaw(ground) ? 'law' : 'terms', null],
    ...[yesOrNo(automated), yesOrNo(reported)],
  ],
  restrictions_ended: ({ kind, automated, end }) => [kind, null, null, end, yesOrNo(automated), null],
  appeals_received: ({ kind, automated }) => [kind, null, null, null, yesOrNo(automated), null],
  appeals_decided: ({ kind, automated, decision }) => [kind, null, null, decision, yesOrNo(automated), null],
  complaints_received: ({ topic }) => [topic, null, null, null, null, null],
};

async function* pagesOf(report: Promise<TransparencyReport>): FilePages {
  const { counts, waits } = await report;
  const linesOf = <P extends Part>(part: P): FileCell[][] =>
    counts[part].map((line: Line<P>) => [part, ...told[part](line), line.count, null, null]);
  yield [
    ...(Object.keys(told) as Part[]).flatMap((part) => linesOf(part)),
    ...awaited.map((what) => {
      const { decided, median_hours: median, late } = waits[what];
      return [`${what}_waited`, null, null, null, null, null, null, decided, median, late];
    }),
  ];
}

import { Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import type { deskFigures } from '@kindling/contract/safety/calls/desk';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Clock } from '../../../../ports/clock.js';
import { StaffApi } from '../../../console/staff/staff.api.js';
import { FiguresRepository, type ModeratorFigures } from './figures.repository.js';

const hourMs = 3_600_000;

/** A pace is told after this many decisions, which is where it begins to mean something. */
const fewestOfPace = 10;

type Figures = Answer<typeof deskFigures>[number]['day'];

/** Each moderator's number of decisions, their pace, and how often another decision overturned theirs. */
@Injectable()
export class ShowFigures {
  constructor(
    private readonly clock: Clock,
    private readonly figures: FiguresRepository,
    private readonly staff: StaffApi,
  ) {}

  /** @returns all moderators' for managers of staff, their own for others */
  async show({ staffId, rights, tenants }: StaffCaller): Promise<Answer<typeof deskFigures>> {
    const whose = { staffId: rights.includes('staff:manage') ? null : staffId, tenants };
    const since = (hours: number): Date => new Date(this.clock.now().getTime() - hours * hourMs);
    const day = await this.figures.of({ ...whose, since: since(24) });
    const week = await this.figures.of({ ...whose, since: since(168) });
    const names = await this.staff.names(week.map((row) => row.staffId));
    return week.map((row) => ({
      staff: row.staffId,
      name: names.get(row.staffId) ?? row.staffId,
      day: figuresOf(day.find((other) => other.staffId === row.staffId)),
      week: figuresOf(row),
    }));
  }
}

function figuresOf(row: ModeratorFigures | undefined): Figures {
  if (!row) return { decisions: 0, per_hour: null, overturned: 0 };
  const { decisions, tookMs, overturned } = row;
  const isEnough = decisions >= fewestOfPace && tookMs > 0;
  const perHour = isEnough ? Math.round((decisions * hourMs * 10) / tookMs) / 10 : null;
  return { decisions, per_hour: perHour, overturned };
}

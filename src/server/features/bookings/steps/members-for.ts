import { and, asc, eq, isNull } from 'drizzle-orm'
import { readMembersOf } from '../../../db/bookings/bookable-service.ts'
import type { BookingRow } from '../../../db/bookings/note-booking.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { team_members } from '../../../db/tables/services.ts'

/**
 * Who may do a booking at another time: the member that is named, else the one who has it and, where that one is gone, all who do the service. A provider may
 * name anyone of the team.
 */
export async function membersFor(tx: Tx, booking: BookingRow, member: number | null): Promise<number[]> {
  const wanted = member ?? booking.member
  if (wanted !== null) {
    const found = await tx
      .select({ id: team_members.id })
      .from(team_members)
      .where(and(eq(team_members.id, wanted), eq(team_members.seller, booking.seller), isNull(team_members.removed_at)))
      .orderBy(asc(team_members.id))
    if (found.length > 0 || member !== null) return found.map(({ id }) => id)
  }
  return readMembersOf(tx, booking.service)
}

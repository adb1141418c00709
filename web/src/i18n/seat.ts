import { FluentNumber, type FluentValue } from "@fluent/bundle";

/** SEAT($seat) in a message: people count seats from 1, notation and records from 0 (C-5). */
export function SEAT([seat]: FluentValue[]): FluentValue {
  const number = Number(seat instanceof FluentNumber ? seat.value : seat);
  return Number.isInteger(number) ? new FluentNumber(number + 1) : (seat ?? "");
}

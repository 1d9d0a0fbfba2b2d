export function setTestClock(): void;
export function clockEnvironment(moment: string): Record<string, string>;
export function shiftThisRealm(): void;
export function testClockOffset(): number;

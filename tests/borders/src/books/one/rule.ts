import '../two/rule.ts'
import '../../table/room.ts'
export const rule = 1

export { houseNames, houses, type House, type HouseId } from './houses';
export { COMMISSION_PERCENT, minimumNights, stayPolicy } from './policy';

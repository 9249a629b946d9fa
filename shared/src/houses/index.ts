export { houseNames, houses, type House, type HouseId } from './houses';
export { COMMISSION_PERCENT, stayPolicy } from './policy';

# sheet.py FOLDER [name ...] : writes contact sheets of the masters, with their names, to look at them side by side
import glob, os, sys
import cv2
import numpy as np
COLUMNS, ROWS, WIDTH, HEIGHT, LABEL = 4, 5, 480, 300, 26
MASTERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'masters')


def cell(path):
    """Gives one picture, cropped to the shape of a card, above its name and size."""
    picture = cv2.imread(path); h, w = picture.shape[:2]; k = max(WIDTH/w, HEIGHT/h)
    small = cv2.resize(picture, (round(w*k), round(h*k)), interpolation=cv2.INTER_AREA)
    x, y = (small.shape[1]-WIDTH)//2, (small.shape[0]-HEIGHT)//2
    label = np.full((LABEL, WIDTH, 3), 245, np.uint8); name = os.path.basename(path)[:-4]
    cv2.putText(label, f'{name}  {w} x {h}', (6, 18), cv2.FONT_HERSHEY_SIMPLEX, .48, (40, 40, 40), 1, cv2.LINE_AA)
    return np.vstack([small[y:y+HEIGHT, x:x+WIDTH], label])


def sheets(paths):
    """Gives the sheets, each with up to COLUMNS x ROWS pictures."""
    for start in range(0, len(paths), COLUMNS*ROWS):
        cells = [cell(path) for path in paths[start:start+COLUMNS*ROWS]]
        cells += [np.full_like(cells[0], 245)]*(-len(cells) % COLUMNS)
        yield np.vstack([np.hstack(cells[k:k+COLUMNS]) for k in range(0, len(cells), COLUMNS)])


folder, wanted = sys.argv[1], sys.argv[2:]
os.makedirs(folder, exist_ok=True)
found = sorted(path for path in glob.glob(MASTERS + '/*.jpg') if not wanted or any(word in os.path.basename(path) for word in wanted))
for number, sheet in enumerate(sheets(found), 1):
    file = os.path.join(folder, f'sheet-{number}.png'); cv2.imwrite(file, sheet); print(file)
